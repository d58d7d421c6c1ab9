export type Status = 'new' | 'packed' | 'sent';

export interface Order {
  readonly id: number;
  readonly customer: string;
  readonly items: number;
  readonly status: Status;
  readonly total: number;
}

const CUSTOMERS = [
  'Café Linde',
  'Harbor Bikes',
  'Studio Amado',
  'Nordlicht Books',
  'Villa Serena',
  'Kiosk 14',
  'Atelier Rosa',
  'Blue Door Inn',
];
const STATUSES: readonly Status[] = ['new', 'packed', 'sent', 'sent', 'packed'];

/** The orders of the desk, newest first. */
export const ORDERS: readonly Order[] = Array.from({ length: 24 }, (_none, index) => ({
  id: 4124 - index,
  customer: CUSTOMERS[index % CUSTOMERS.length] ?? '',
  status: STATUSES[index % STATUSES.length] ?? 'new',
  items: 1 + ((index * 5) % 13),
  total: 38 + ((index * 137) % 410),
}));
