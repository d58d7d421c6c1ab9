/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageRating } from '../PageRating';

let online: boolean;

jest.mock('../form/FeedbackForm', () => ({
  __esModule: true,
  // A module that fails to load until the test allows it.
  get FeedbackForm() {
    if (!online) throw new Error('Loading chunk failed');
    return function Form() {
      return <p>Form</p>;
    };
  },
}));

it('says so when the form cannot be loaded, and tries again with the next press', async () => {
  online = false;
  renderInSite(<PageRating feedbackUrl="https://services.test" />);
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The form could not be loaded.');

  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Form')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
