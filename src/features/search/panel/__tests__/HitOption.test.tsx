/** @jest-environment jsdom */
import { simulateTranslation } from '@site/src/testing/simulateTranslation';
import { render, screen } from '@testing-library/react';
import { HitOption } from '../HitOption';
import type { Segment } from '../../matching/query';
import type { Hit } from '../hits';

const hitWith = (excerpt: readonly Segment[]): Hit => ({
  url: '/material-ui/react-select/',
  title: 'Select',
  kind: 'text',
  parent: '',
  productName: 'Material UI',
  product: 'material-ui',
  version: 'current',
  face: '',
  isEnglish: false,
  excerpt,
});

const option = (excerpt: readonly Segment[], versionLabel?: string) => (
  <div data-testid="option">
    <HitOption hit={hitWith(excerpt)} query="select" versionLabel={versionLabel} />
  </div>
);

it('changes while the browser translates it', () => {
  const { rerender } = render(
    option([
      { text: 'A ', isMatch: false },
      { text: 'select', isMatch: true },
      { text: ' shows one value.', isMatch: false },
    ]),
  );
  simulateTranslation();
  rerender(option([{ text: 'Select', isMatch: true }], 'v5'));
  expect(screen.getByTestId('option')).toHaveTextContent(/^SelectSelectMaterial UI v5$/);
  rerender(
    option([
      { text: 'The ', isMatch: false },
      { text: 'select', isMatch: true },
      { text: ' opens.', isMatch: false },
    ]),
  );
  expect(screen.getByTestId('option')).toHaveTextContent(/^SelectThe select opens\.Material UI$/);
});

it('names the plan of its page', () => {
  render(<HitOption hit={{ ...hitWith([]), plan: 'premium' }} query="select" versionLabel="v5" />);
  expect(screen.getByText('Premium')).toBeVisible();
});

it('says the default value of a prop, unless the row is that of several components', () => {
  const prop: Hit = { ...hitWith([]), kind: 'prop', parent: 'Button', defaultValue: "'medium'" };
  const { rerender } = render(<HitOption hit={prop} query="size" versionLabel={undefined} />);
  expect(screen.getByText("Default: 'medium'")).toBeVisible();
  const several = { ...prop, others: [{ ...prop, parent: 'Fab' }] };
  rerender(<HitOption hit={several} query="size" versionLabel={undefined} />);
  expect(screen.queryByText("Default: 'medium'")).toBeNull();
});
