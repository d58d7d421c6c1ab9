import type * as React from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import { styled } from '@mui/system';
import { Listbox } from './MenuParts';

const TextButton = styled('button')({
  padding: '8px 0',
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
});

function PaymentButton({ children }: { children: string }) {
  const { getRootProps } = useMenuButton();

  return (
    <TextButton type="button" {...getRootProps()}>
      {children}
    </TextButton>
  );
}

function PaymentItem({ children }: { children: string }) {
  const { getRootProps, highlighted } = useMenuItem({ label: children, rootRef: null });

  return (
    <li
      {...getRootProps()}
      style={{ padding: '6px 10px', textDecoration: highlighted ? 'underline' : 'none' }}
    >
      {children}
    </li>
  );
}

function PaymentList({ children }: { children: React.ReactNode }) {
  const { contextValue, getListboxProps, open } = useMenu();

  return (
    <Listbox {...getListboxProps()} aria-label="Payment" hidden={!open}>
      <MenuProvider value={contextValue}>{children}</MenuProvider>
    </Listbox>
  );
}

export default function HookMenu() {
  const { contextValue } = useDropdown();

  return (
    <DropdownContext.Provider value={contextValue}>
      <div>
        <PaymentButton>Payment</PaymentButton>
        <PaymentList>
          <PaymentItem>Pay now</PaymentItem>
          <PaymentItem>Send a reminder</PaymentItem>
        </PaymentList>
      </div>
    </DropdownContext.Provider>
  );
}
