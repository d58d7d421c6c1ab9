/** @jest-environment jsdom */
import { submitForm } from '../submitForm';

test('posts the fields in a new tab and leaves nothing behind', () => {
  const submitted: unknown[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
    this: HTMLFormElement,
  ) {
    submitted.push({
      connected: this.isConnected,
      hidden: this.hidden,
      method: this.method,
      target: this.target,
      action: this.action,
      fields: Object.fromEntries(new FormData(this)),
    });
  });

  submitForm({ url: 'https://host.test/run?file=a', fields: { a: '<b>\n"', 'f[x.ts]': '' } });

  expect(submitted).toEqual([
    {
      connected: true,
      hidden: true,
      method: 'post',
      target: '_blank',
      action: 'https://host.test/run?file=a',
      fields: { a: '<b>\n"', 'f[x.ts]': '' },
    },
  ]);
  expect(document.querySelector('form')).toBeNull();
});
