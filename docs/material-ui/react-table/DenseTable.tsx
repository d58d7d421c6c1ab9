import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const results = [
  { test: 'Hemoglobin, g/dL', value: '13.8', range: '12.0–15.5' },
  { test: 'Glucose, mg/dL', value: '118', range: '70–99', high: true },
  { test: 'Calcium, mg/dL', value: '9.4', range: '8.6–10.3' },
  { test: 'Ferritin, ng/mL', value: '64', range: '15–150' },
  { test: 'LDL cholesterol, mg/dL', value: '162', range: 'below 130', high: true },
];

export default function DenseTable() {
  return (
    <Table
      size="small"
      aria-label="Laboratory results of Ella Park"
      sx={{ maxWidth: 480, fontVariantNumeric: 'tabular-nums' }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Test</TableCell>
          <TableCell align="right">Result</TableCell>
          <TableCell align="right">Normal</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {results.map(({ test, value, range, high }) => (
          <TableRow key={test} hover>
            <TableCell component="th" scope="row">
              {test}
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {high && <ArrowUpwardIcon titleAccess="High" color="error" sx={{ fontSize: 14 }} />}
              <Box
                component="span"
                sx={{ fontWeight: high ? 'bold' : 'regular', marginInlineStart: 0.5 }}
              >
                {value}
              </Box>
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {range}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
