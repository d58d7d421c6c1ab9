/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '@site/src/testing/renderInSite';
import type { ComponentType, ReactNode } from 'react';

// The swizzled component.
const CodeBlock: ComponentType<{
  html?: string;
  language?: string;
  className?: string;
  title?: string;
  children?: ReactNode;
}> = jest.requireActual('@theme/CodeBlock').default;

const code = () => document.querySelector('pre > code');

describe('CodeBlock', () => {
  test('a fence: the HTML of the build, a title and a button', () => {
    renderInSite(
      <CodeBlock html='<span class="token keyword">let</span>' language="tsx" title="a.tsx" />,
    );
    expect(code()).toHaveClass('language-tsx');
    expect(code()?.innerHTML).toBe('<span class="token keyword">let</span>');
    expect(screen.getByText('a.tsx')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy the code' })).toBeInTheDocument();
  });

  test('a fence without a language: code that can have the focus, and a button', () => {
    renderInSite(<CodeBlock html="a" />);
    expect(screen.getByRole('button', { name: 'Copy the code' })).toBeInTheDocument();
    expect(code()?.parentElement).toHaveAttribute('tabindex', '0');
  });

  test.each([
    ['language', { language: 'css' }],
    ['class name', { className: 'x language-css' }],
  ])('a string from a component: escaped, with the %s', (_name, props) => {
    renderInSite(<CodeBlock {...props}>{'\n<b> & </b>\n'}</CodeBlock>);
    expect(code()).toHaveClass('language-css');
    expect(code()?.innerHTML).toBe('&lt;b&gt; &amp; &lt;/b&gt;');
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  });

  test('elements of a component are shown as they are', () => {
    renderInSite(
      <CodeBlock language="css">
        a <b>b</b>
      </CodeBlock>,
    );
    expect(code()?.innerHTML).toBe('a <b>b</b>');
  });

  test('code reads left to right and is not translated', () => {
    renderInSite(<CodeBlock html="a" language="tsx" />);
    expect(code()?.parentElement).toHaveAttribute('dir', 'ltr');
    expect(code()?.parentElement).toHaveAttribute('translate', 'no');
  });

  test('empty code is no error', () => {
    renderInSite(<CodeBlock language="tsx" />);
    expect(code()).toBeEmptyDOMElement();
  });
});
