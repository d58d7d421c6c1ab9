import { renderToString } from 'react-dom/server';
import { DemoFrame } from '../DemoFrame';

test('on the server, the frame has its title and height, and nothing in it is rendered', () => {
  const children = jest.fn();
  const html = renderToString(
    <DemoFrame title="Orders demo" height={250} stylesheet="/material.css">
      {children}
    </DemoFrame>,
  );
  expect(html).toMatch(/^<iframe title="Orders demo" .*style="block-size:250px".*><\/iframe>$/);
  expect(children).not.toHaveBeenCalled();
});
