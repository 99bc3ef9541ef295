// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';
import { readFields } from './typed-fields.ts';

const form = (intent: string, fields: string) =>
  `<form><input type="hidden" name="intent" value="${intent}">${fields}</form>`;
const shownIn = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;
const typed = () => ({ userId: 'u-1', pathname: window.location.pathname, fields: readFields() });

afterEach(() => {
  document.body.innerHTML = '';
});

test('texts and choices are kept, but no password, no code and no hidden field', () => {
  document.body.innerHTML =
    '<input type="radio" name="addressId" value="a-2" checked>' +
    form(
      'placeOrder',
      '<textarea name="remark">Ring</textarea><input type="hidden" name="total" value="480">' +
        '<input type="password" name="password" value="secret">' +
        '<input autocomplete="one-time-code" name="code" value="123456">',
    );
  expect(readFields()).toEqual([
    { form: '', name: 'addressId', value: 'a-2' },
    { form: 'placeOrder', name: 'remark', value: 'Ring' },
  ]);
});

test('a form is filled in when it opens, and another form with the same field is not', async () => {
  document.body.innerHTML = form('nickname', '<input name="name" value="Ju">');
  const kept = typed();
  document.body.innerHTML = form('email', '<input name="name">');
  fillIn(kept, new AbortController().signal);
  expect(shownIn('[name=name]')).toBe('');
  document.body.innerHTML += form('nickname', '<input id="mine" name="name">');
  await expect.poll(() => shownIn('#mine')).toBe('Ju');
});

test.each(['addressId', 'orderNo', 'productCode'])('the form of another %s stays as it is', (key) => {
  const dialog = (record: string, name: string) =>
    `<dialog>${form('change', `<input type="hidden" name="${key}" value="${record}"><input name="name" value="${name}">`)}</dialog>`;
  document.body.innerHTML = dialog('1', 'Changed');
  const kept = typed();
  document.body.innerHTML = dialog('2', 'Li');
  fillIn(kept, new AbortController().signal);
  expect(shownIn('[name=name]')).toBe('Li');
});

test('a choice waits until the page offers it', async () => {
  document.body.innerHTML = form(
    'address',
    '<select name="city"><option>Xuchang</option><option selected>Yuzhou</option></select>',
  );
  const kept = typed();
  document.body.innerHTML = form('address', '<select name="city"><option></option></select>');
  fillIn(kept, new AbortController().signal);
  expect(shownIn('select')).toBe('');
  document
    .querySelector('select')
    ?.append(Object.assign(document.createElement('option'), { value: 'Yuzhou' }));
  await expect.poll(() => shownIn('select')).toBe('Yuzhou');
});
