import * as React from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import { Label, Listbox, Trigger } from './SelectParts';

interface SeatOptionProps {
  value: string;
  children: string;
}

function SeatOption({ value, children }: SeatOptionProps) {
  const { getRootProps, highlighted, selected } = useOption({
    value,
    label: children,
    disabled: false,
  });

  return (
    <li
      {...getRootProps()}
      style={{
        padding: '6px 10px',
        cursor: 'pointer',
        fontWeight: selected ? 600 : 400,
        textDecoration: highlighted ? 'underline' : 'none',
      }}
    >
      {children}
    </li>
  );
}

export default function HookSelect() {
  const id = React.useId();
  const { contextValue, getButtonProps, getListboxProps, getOptionMetadata, open, value } =
    useSelect<string>({ defaultValue: 'window' });

  return (
    <div>
      <Label htmlFor={id}>Seat</Label>
      <Trigger {...getButtonProps()} id={id}>
        {(value && getOptionMetadata(value)?.label) ?? 'Choose a seat'}
      </Trigger>
      <Listbox {...getListboxProps()} aria-label="Seat" hidden={!open}>
        <SelectProvider value={contextValue}>
          <SeatOption value="window">Window</SeatOption>
          <SeatOption value="aisle">Aisle</SeatOption>
          <SeatOption value="table">At a table</SeatOption>
        </SelectProvider>
      </Listbox>
    </div>
  );
}
