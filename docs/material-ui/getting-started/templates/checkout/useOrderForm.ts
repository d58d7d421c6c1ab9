import * as React from 'react';
import { focusField } from '../focusField';
import { checks, type Order, type OrderField } from './order';

interface OrderFormOptions {
  order: Order;
  fields: readonly OrderField[];
  onChange: (changes: Partial<Order>) => void;
  onValid: () => void;
}

/** Errors, the submit handler and the props of the fields of a form with a part of the order. */
export function useOrderForm({ order, fields, onChange, onValid }: OrderFormOptions) {
  const [errors, setErrors] = React.useState<Partial<Order>>({});

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = fields.map((name) => [name, checks[name](order[name])] as const);
    setErrors(Object.fromEntries(found));
    const wrong = found.find(([, error]) => error !== '');
    if (wrong) focusField(event.currentTarget, wrong[0]);
    else onValid();
  };

  const fieldProps = (name: OrderField) => ({
    name,
    value: order[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: event.target.value }),
    error: Boolean(errors[name]),
    helperText: errors[name],
    required: true,
    fullWidth: true,
  });

  return { handleSubmit, fieldProps };
}
