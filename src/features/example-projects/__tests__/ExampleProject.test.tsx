/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ExampleProject } from '../ExampleProject';

const submit = jest.fn<void, [HTMLFormElement]>();

beforeEach(() => {
  submit.mockReset();
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submitForm(
    this: HTMLFormElement,
  ) {
    submit(this);
  });
});

test('opens the files of the project in a new tab', async () => {
  renderInSite(<ExampleProject name="Vite" folder="docs/a/_vite" file="src/main.tsx" />);
  fireEvent.click(screen.getByRole('button', { name: 'Open Vite in StackBlitz' }));
  await waitFor(() => expect(submit).toHaveBeenCalled());
  const form = submit.mock.lastCall?.[0];
  expect(form?.action).toBe('https://stackblitz.com/run?file=src/main.tsx');
  expect(form?.target).toBe('_blank');
  expect(form && new FormData(form).get('project[files][src/main.tsx]')).toBe('export {};\n');
});

test('links to the folder in the repository', () => {
  renderInSite(<ExampleProject name="Vite" folder="docs/a/_vite" file="src/main.tsx" />);
  expect(screen.getByRole('link', { name: 'Files of Vite' }).getAttribute('href')).toMatch(
    /\/tree\/master\/docs\/a\/_vite$/,
  );
});

test('says so when the files do not load', async () => {
  renderInSite(<ExampleProject name="Vite" folder="docs/missing" file="src/main.tsx" />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(/StackBlitz cannot be opened now/)).toBeTruthy();
  expect(submit).not.toHaveBeenCalled();
});
