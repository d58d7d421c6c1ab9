import useIsBrowser from '@docusaurus/useIsBrowser';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { t } from '@site/src/features/locale';
import { useThemeSettings } from '@site/src/prefs';
import { ORDERS, type Order, type Status } from './orderBook';

const COLORS = { new: 'default', packed: 'primary', sent: 'success' } as const;

function StatusChip({ status }: { readonly status: Status }) {
  return <Chip size="small" color={COLORS[status]} label={t(`home.scene.statuses.${status}`)} />;
}

const toPrice = (total: number) => `$${total}`;

const WIDTHS = { customer: 132, status: 124, total: 92 };

const columns = (): GridColDef<Order>[] => [
  {
    field: 'customer',
    headerName: t('home.scene.customer'),
    flex: 1,
    minWidth: WIDTHS.customer,
  },
  {
    field: 'status',
    headerName: t('home.scene.status'),
    width: WIDTHS.status,
    renderCell: ({ row }) => <StatusChip status={row.status} />,
  },
  {
    field: 'total',
    headerName: t('home.scene.total'),
    type: 'number',
    width: WIDTHS.total,
    valueFormatter: toPrice,
  },
];

const ROW_HEIGHT = 52;
const HEADER_HEIGHT = 56;
const SHOWN_ROWS = 5;

/** The first rows, for the server: the grid measures its element before it has any. */
function FirstRows() {
  return (
    <Table
      sx={{
        tableLayout: 'fixed',
        // As the grid's cells.
        '& th, & td': { blockSize: ROW_HEIGHT, px: '10px', py: 0, boxSizing: 'border-box' },
        '& th': { blockSize: HEADER_HEIGHT },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{t('home.scene.customer')}</TableCell>
          <TableCell sx={{ width: WIDTHS.status }}>{t('home.scene.status')}</TableCell>
          <TableCell align="right" sx={{ width: WIDTHS.total }}>
            {t('home.scene.total')}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {ORDERS.slice(0, SHOWN_ROWS).map(({ id, customer, status, total }) => (
          <TableRow key={id}>
            <TableCell>{customer}</TableCell>
            <TableCell>
              <StatusChip status={status} />
            </TableCell>
            <TableCell align="right">{toPrice(total)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Material UI's chips in a data grid. */
export default function Orders() {
  const { dense } = useThemeSettings();
  return (
    <Box
      role="group"
      aria-label={t('home.scene.orders')}
      sx={{ width: '100%', height: HEADER_HEIGHT + SHOWN_ROWS * ROW_HEIGHT, overflow: 'hidden' }}
    >
      {useIsBrowser() ? (
        <DataGrid
          aria-label={t('home.scene.orders')}
          rows={ORDERS}
          columns={columns()}
          density={dense ? 'compact' : 'standard'}
          hideFooter
          sx={{ border: 0 }}
        />
      ) : (
        <FirstRows />
      )}
    </Box>
  );
}
