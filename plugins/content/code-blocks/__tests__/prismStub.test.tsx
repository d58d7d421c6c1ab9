/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Highlight, Prism, themes } from '../client/prismStub';

test('has what theme-classic imports', () => {
  expect(Prism.languages).toEqual({});
  expect(themes.palenight).toEqual({ plain: {}, styles: [] });
});

test('Highlight shows the plain code', () => {
  const { container } = render(
    <Highlight code={'a\nb'}>
      {({ tokens, getLineProps, getTokenProps }) =>
        tokens.map((line, index) => (
          <div key={index} {...getLineProps({ line })}>
            {line.map((token, at) => (
              <span key={at} {...getTokenProps({ token })} />
            ))}
          </div>
        ))
      }
    </Highlight>,
  );
  expect([...container.querySelectorAll('div')].map((line) => line.textContent)).toEqual([
    'a',
    'b',
  ]);
});
