import { renderToString } from 'react-dom/server';
import { AdSlot } from '../AdSlot';

test("the page's HTML holds the room, and nothing in it", () => {
  const html = renderToString(<AdSlot services={{ scriptUrl: null, feedUrl: null }} />);
  expect(html).toBe('<div class="slot"></div>');
});
