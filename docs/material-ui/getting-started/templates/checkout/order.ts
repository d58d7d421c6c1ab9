export interface Order {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  cardName: string;
  cardNumber: string;
  expiry: string;
  code: string;
}

export const total = '€164.00';

export type OrderField = keyof Order;

export const emptyOrder: Order = {
  name: '',
  street: '',
  postalCode: '',
  city: '',
  country: 'Finland',
  cardName: '',
  cardNumber: '',
  expiry: '',
  code: '',
};

/** What is wrong with a field, or an empty string. */
type Check = (value: string) => string;

const needs =
  (message: string): Check =>
  (value) =>
    value.trim() === '' ? message : '';

const matches =
  (pattern: RegExp, message: string): Check =>
  (value) =>
    pattern.test(value.replace(/\s/g, '')) ? '' : message;

export const checks: Record<OrderField, Check> = {
  name: needs('Enter the name on the doorbell.'),
  street: needs('Enter street and number.'),
  postalCode: needs('Enter the postal code.'),
  city: needs('Enter the city.'),
  country: needs('Choose a country.'),
  cardName: needs('Enter the name on the card.'),
  cardNumber: matches(/^\d{12,19}$/, 'Enter the 12 to 19 digits on the card.'),
  expiry: matches(/^(0[1-9]|1[0-2])\/\d\d$/, 'Enter month and year, such as 04/29.'),
  code: matches(/^\d{3,4}$/, 'Enter the three or four digits.'),
};

/** Stands for a request to your server: it declines cards that end in 0000. */
export async function placeOrder({ cardNumber }: Order): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (/0000$/.test(cardNumber.replace(/\s/g, ''))) {
    throw new Error('The bank declined this card. Go back to use another.');
  }
}
