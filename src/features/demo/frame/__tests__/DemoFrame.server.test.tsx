import { renderToString } from 'react-dom/server';
import { DemoFrame } from '../DemoFrame';

test('on the server, the frame has its title and least heights, and nothing in it is rendered', () => {
  const children = jest.fn();
  const html = renderToString(
    <DemoFrame title="Orders demo" height={250} narrowHeight={310} stylesheet="/material.css">
      {children}
    </DemoFrame>,
  );
  expect(html).toMatch(
    /^<iframe title="Orders demo" .*style="--height:250px;--narrow-height:310px".*><\/iframe>$/,
  );
  expect(children).not.toHaveBeenCalled();
});
