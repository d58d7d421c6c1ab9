/** @jest-environment jsdom */
import { afterTitleChange, pageView } from '../pageView';

describe('a page view', () => {
  it.each([
    ['/material-ui/react-button/', '/material-ui/react-button', 'material-ui', 'core'],
    ['/zh/material-ui/react-button/', '/material-ui/react-button', 'material-ui', 'core'],
    ['/x/react-charts/', '/x/react-charts', 'x-charts', 'x'],
    ['/material-ui/api/', '/material-ui/api-docs', 'material-ui', 'core'],
    ['/versions/', '/versions', 'docs', null],
    ['/', '/', null, null],
  ])('of %s has the canonical address and the product', (path, location, productId, category) => {
    expect(pageView('https://docs.example', path, 'Title')).toEqual({
      page_title: 'Title',
      page_location: `https://docs.example${location}`,
      productId,
      productCategoryId: category,
    });
  });
});

describe('the report of a new page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('comes in a zero timeout after the frame that writes the title', () => {
    const order: string[] = [];
    requestAnimationFrame(() => order.push('title'));
    afterTitleChange(() => order.push('report'));
    jest.advanceTimersToNextFrame();
    expect(order).toEqual(['title']);
    // Jest's fake clock rounds a zero timeout up to 1 ms.
    jest.advanceTimersByTime(1);
    expect(order).toEqual(['title', 'report']);
  });

  it.each([
    ['the frame', () => undefined],
    ['the timeout', () => jest.advanceTimersToNextFrame()],
  ])('can be called off before %s', (_, advance) => {
    const report = jest.fn();
    const callOff = afterTitleChange(report);
    advance();
    callOff();
    jest.runAllTimers();
    expect(report).not.toHaveBeenCalled();
  });
});
