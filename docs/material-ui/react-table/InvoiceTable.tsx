import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const areas = [
  { area: 'Visit', prices: { Consultation: 120, Vaccination: 45 } },
  { area: 'Laboratory', prices: { 'Blood count': 28.5, Lipids: 36 } },
];

const total = areas
  .flatMap(({ prices }) => Object.values(prices))
  .reduce((sum, price) => sum + price, 0);

const currency = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export default function InvoiceTable() {
  return (
    <Table aria-label="Invoice 2026-118" sx={{ maxWidth: 440, fontVariantNumeric: 'tabular-nums' }}>
      <TableHead>
        <TableRow>
          <TableCell>Area</TableCell>
          <TableCell>Service</TableCell>
          <TableCell align="right">Price</TableCell>
        </TableRow>
      </TableHead>
      {areas.map(({ area, prices }) => (
        <TableBody key={area}>
          {Object.entries(prices).map(([service, price], index, all) => (
            <TableRow key={service} sx={{ verticalAlign: 'top' }}>
              {index === 0 && (
                <TableCell component="th" scope="rowgroup" rowSpan={all.length}>
                  {area}
                </TableCell>
              )}
              <TableCell>{service}</TableCell>
              <TableCell align="right">{currency.format(price)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      ))}
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row" colSpan={2}>
            Paid by the insurance, 80%
          </TableCell>
          <TableCell align="right">{currency.format(-total * 0.8)}</TableCell>
        </TableRow>
        <TableRow
          sx={{
            [`& > .${tableCellClasses.root}`]: {
              color: 'text.primary',
              fontSize: 16,
              fontWeight: 'bold',
            },
          }}
        >
          <TableCell component="th" scope="row" colSpan={2}>
            You pay
          </TableCell>
          <TableCell align="right">{currency.format(total * 0.2)}</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
