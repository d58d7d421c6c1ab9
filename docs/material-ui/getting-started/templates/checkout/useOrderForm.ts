import * as React from 'react';
import { focusField } from '../focusField';
import { checks, type Order, type OrderField } from './order';

interface OrderFormOptions {
  order: Order;
  fields: readonly OrderField[];
  onValid: (values: Partial<Order>) => void;
}

/** Values, errors and the submit handler of a form with some fields of the order. */
export function useOrderForm({ order, fields, onValid }: OrderFormOptions) {
  const [errors, setErrors] = React.useState<Partial<Order>>({});

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = Object.fromEntries(fields.map((name) => [name, String(data.get(name))]));
    const found = fields.map((name) => [name, checks[name](values[name] ?? '')] as const);
    setErrors(Object.fromEntries(found));
    const wrong = found.find(([, error]) => error !== '');
    if (wrong) focusField(event.currentTarget, wrong[0]);
    else onValid(values);
  };

  const fieldProps = (name: OrderField) => ({
    name,
    defaultValue: order[name],
    error: Boolean(errors[name]),
    helperText: errors[name],
    required: true,
    fullWidth: true,
  });

  return { handleSubmit, fieldProps };
}
