/** @jest-environment jsdom */
import { listenForClicks, trackedClick } from '../clicks';

const show = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('i');
};

const random = jest.spyOn(Math, 'random');
beforeEach(() => random.mockReset());
afterAll(() => random.mockRestore());

describe('what a click tells', () => {
  it.each<[string, string, unknown]>([
    ['nothing outside of tracked elements', '<i></i>', null],
    [
      'its own category',
      '<i data-ga-event-category="header" data-ga-event-action="github"></i>',
      { category: 'header', params: { eventAction: 'github' } },
    ],
    [
      'the label of an element around it',
      '<a data-ga-event-category="demo" data-ga-event-action="copy" data-ga-event-label="a.tsx"><i></i></a>',
      { category: 'demo', params: { eventAction: 'copy', eventLabel: 'a.tsx' } },
    ],
    [
      'the nearest of several',
      '<p data-ga-event-category="ad" data-ga-event-action="click"><a data-ga-event-category="code" data-ga-event-action="copy-click"><i></i></a></p>',
      { category: 'code', params: { eventAction: 'copy-click' } },
    ],
    [
      'nothing that the catalogue lacks',
      '<i data-ga-event-category="injected" data-ga-event-action="click"></i>',
      null,
    ],
    [
      'nothing for an action that the category lacks',
      '<i data-ga-event-category="ad" data-ga-event-action="buy"></i>',
      null,
    ],
    ['nothing without an action', '<i data-ga-event-category="ad"></i>', null],
  ])('is %s', (_, html, expected) => {
    random.mockReturnValue(1);
    expect(trackedClick(show(html))).toEqual(expected);
  });

  it('is nothing for the document', () => {
    expect(trackedClick(document)).toBeNull();
    expect(trackedClick(null)).toBeNull();
    expect(random).not.toHaveBeenCalled();
  });

  it.each([
    ['0.1', 0.05, true],
    ['0.1', 0.1, true],
    ['0.1', 0.11, false],
    ['0', 0.01, false],
    ['1', 0.999, true],
    ['often', 0.999, true],
    ['', 0.999, true],
  ])('with split %p and the draw %p is sent: %p', (split, draw, sent) => {
    const element = show(
      `<i data-ga-event-category="header" data-ga-event-action="github" data-ga-event-split="${split}"></i>`,
    );
    random.mockReturnValue(draw);
    expect(trackedClick(element) !== null).toBe(sent);
  });
});

it('listens until it is stopped, also to clicks that go no further', () => {
  const send = jest.fn();
  const element = show('<i data-ga-event-category="header" data-ga-event-action="github"></i>');
  element?.addEventListener('click', (event) => {
    event.stopPropagation();
    element.removeAttribute('data-ga-event-category');
  });
  const stop = listenForClicks(send);
  element?.click();
  expect(send.mock.calls).toEqual([['header', { eventAction: 'github' }]]);
  element?.setAttribute('data-ga-event-category', 'header');
  stop();
  element?.click();
  expect(send).toHaveBeenCalledTimes(1);
});
