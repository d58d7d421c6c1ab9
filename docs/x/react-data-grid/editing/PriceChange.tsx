import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Ticket {
  id: number;
  ticket: string;
  price: number;
}

interface Question {
  text: string;
  answer: (isYes: boolean) => void;
}

const columns: GridColDef<Ticket>[] = [
  { field: 'ticket', headerName: 'Ticket', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 110, editable: true },
];

const tickets: Ticket[] = [
  { id: 1, ticket: 'Day ticket', price: 9 },
  { id: 2, ticket: 'Week ticket', price: 32 },
];

export default function PriceChange() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [question, setQuestion] = React.useState<Question>();

  const ask = (text: string) =>
    new Promise<boolean>((answer) => {
      setQuestion({ text, answer });
      setOpen(true);
    });

  const close = (isYes: boolean) => {
    setOpen(false);
    question?.answer(isYes);
  };

  return (
    <Box role="group" aria-label="Tickets" sx={{ width: '100%', height: 180 }}>
      <DataGrid
        columns={columns}
        rows={tickets}
        hideFooter
        processRowUpdate={async (ticket, before) => {
          if (ticket.price === before.price) return before;
          const isSure = await ask(`Change the ${ticket.ticket} to $${ticket.price}?`);
          return isSure ? ticket : before;
        }}
      />
      <Dialog open={open} onClose={() => close(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{question?.text}</DialogTitle>
        <DialogActions>
          <Button onClick={() => close(false)}>Keep the price</Button>
          <Button onClick={() => close(true)}>Change it</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
