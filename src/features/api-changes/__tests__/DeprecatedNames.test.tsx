/** @jest-environment jsdom */
import type { ApiDeprecation } from '@site/plugins/content/api-reference/contract';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import { DeprecatedNames } from '../DeprecatedNames';

const renderNames = (...list: readonly ApiDeprecation[]) =>
  renderInSite(
    <DeprecatedNames name="Tab" of={{ slug: 'tab', list }} apiRoute="/material-ui/api" />,
  );

const CODEMOD = 'deprecations/tab-classes';
const CLASS: ApiDeprecation = {
  subject: 'class',
  name: '.MuiTab-iconWrapper',
  note: 'Use `icon` class instead.',
  selector: '.MuiTab-icon',
  codemod: CODEMOD,
  anchor: 'tab-classes-MuiTab-iconWrapper',
};

test('a class leads to its row, and the selector stands in place of the note', () => {
  renderNames(CLASS);
  expect(screen.getByRole('table', { name: 'Deprecated names of Tab' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '.MuiTab-iconWrapper' })).toHaveAttribute(
    'href',
    '/material-ui/api/tab/#tab-classes-MuiTab-iconWrapper',
  );
  expect(screen.getByRole('row', { name: '.MuiTab-iconWrapper .MuiTab-icon' })).toBeInTheDocument();
  expect(screen.getByText(CODEMOD)).toBeInTheDocument();
});

test('a name without codemod says so beside others that have one', () => {
  renderNames(CLASS, { subject: 'prop', name: 'wrapped' });
  expect(
    screen.getByRole('row', { name: 'wrapped Nothing. Remove it. No codemod replaces it.' }),
  ).toBeInTheDocument();
});

test('without any codemod this is said once', () => {
  renderNames({ subject: 'component', name: 'Tab', note: 'Use `Tabs` instead.' });
  expect(screen.getByRole('row', { name: 'Tab Use Tabs instead.' })).toBeInTheDocument();
  expect(screen.getByText('There is no codemod.')).toBeInTheDocument();
});
