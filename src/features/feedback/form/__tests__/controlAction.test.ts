/** @jest-environment jsdom */
import { feedbackControl } from '../../controls';
import { controlAction } from '../controlAction';

test.each([
  ['<button data-feedback="1"><svg></svg></button>', 'svg', { type: 'rate', rating: 1 }],
  ['<button data-feedback="0"></button>', 'button', { type: 'rate', rating: 0 }],
  [
    '<h2>The <code>sx</code>\n prop<a href="#x">\u200b</a><button data-feedback="#x"></button></h2>',
    'button',
    { type: 'comment on section', section: { hash: 'x', title: 'The sx prop' } },
  ],
  [
    '<h3>&lt;img src=x&gt;<button data-feedback="#&quot;><b>"></button></h3>',
    'button',
    { type: 'comment on section', section: { hash: '"><b>', title: '<img src=x>' } },
  ],
])('%s', (html, pressed, expected) => {
  document.body.innerHTML = html;
  const control = feedbackControl(document.querySelector(pressed));
  expect(control && controlAction(control)).toEqual(expected);
});

test('other elements are no controls', () => {
  document.body.innerHTML = '<button>Other</button>';
  expect(feedbackControl(document.querySelector('button'))).toBeNull();
  expect(feedbackControl(document)).toBeNull();
  expect(feedbackControl(null)).toBeNull();
});
