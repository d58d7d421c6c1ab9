import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Invoice {
  id: number;
  customer: string;
  status: string;
}

const columns: GridColDef<Invoice>[] = [
  {
    field: 'id',
    headerName: 'Invoice',
    width: 110,
    renderCell: ({ row, tabIndex }) => (
      <Link href={`/invoices/${row.id}`} tabIndex={tabIndex}>
        {row.id}
      </Link>
    ),
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    display: 'flex',
    width: 110,
    renderCell: ({ value }) => <Chip size="small" label={value} />,
  },
];

const invoices: Invoice[] = [
  { id: 2041, customer: 'Harbor Bikes', status: 'Paid' },
  { id: 2042, customer: 'Café Linde', status: 'Sent' },
  { id: 2043, customer: 'Studio Amado', status: 'Draft' },
];

export default function InvoiceCells() {
  return (
    <Box role="group" aria-label="Invoices" sx={{ width: '100%', height: 230 }}>
      <DataGrid columns={columns} rows={invoices} hideFooter />
    </Box>
  );
}
