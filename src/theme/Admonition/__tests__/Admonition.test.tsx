/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import type { Props } from '@theme/Admonition';
import type { ComponentType } from 'react';

// The swizzled component.
const Admonition: ComponentType<Props> = jest.requireActual('@theme/Admonition').default;

const box = () => screen.getByText('Save first.');

test.each([
  ['note', 'note', 'note'],
  ['tip', 'tip', 'tip'],
  ['info', 'info', 'info'],
  ['warning', 'warning', 'warning'],
  ['danger', 'danger', 'danger'],
  ['caution', 'caution', 'caution'],
  ['success', 'success', 'success'],
  ['surprise', 'info', 'info'],
  ['toString', 'info', 'info'],
])('%s looks like %s and is called "%s"', (type, style, title) => {
  renderInSite(<Admonition type={type}>Save first.</Admonition>);
  expect(box()).toHaveClass('theme-admonition', `theme-admonition-${style}`);
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(box().querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a title of its own, as an attribute', () => {
  renderInSite(
    <Admonition type="note" title="Before you go on">
      Save first.
    </Admonition>,
  );
  expect(screen.getByText('Before you go on')).toBeInTheDocument();
  expect(screen.queryByText('note')).not.toBeInTheDocument();
});

test('a title of its own, as MDX gives it', () => {
  const Title = 'mdxAdmonitionTitle' as unknown as ComponentType<{ children: string }>;
  renderInSite(
    <Admonition type="note">
      <Title>Before you go on</Title>
      Save first.
    </Admonition>,
  );
  expect(screen.getByText('Before you go on')).toBeInTheDocument();
  expect(screen.queryByText('note')).not.toBeInTheDocument();
});

test('icon, class and id of its own', () => {
  renderInSite(
    <Admonition type="tip" icon="★" className="wide" id="saving">
      Save first.
    </Admonition>,
  );
  expect(box()).toHaveAttribute('id', 'saving');
  expect(box()).toHaveClass('wide');
  expect(screen.getByText('★')).toBeInTheDocument();
  expect(box().querySelector('svg')).toBeNull();
});
