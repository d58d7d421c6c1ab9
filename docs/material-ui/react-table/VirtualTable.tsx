import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useVirtualizer } from '@tanstack/react-virtual';

const tests = ['Blood count', 'Lipids', 'Ferritin', 'Glucose', 'Creatinine'];
const samples = Array.from({ length: 5000 }, (_, index) => ({
  id: `S-${10001 + index}`,
  test: tests[index % tests.length],
  tube: 1 + ((index * 7) % 96),
}));

export default function VirtualTable() {
  const containerRef = React.useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: samples.length,
    getScrollElement: () => containerRef.current,
    estimateSize: () => 33,
    overscan: 6,
    initialRect: { width: 400, height: 280 },
  });
  const rows = virtual.getVirtualItems();
  const first = rows.at(0)?.index ?? 0;

  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      ref={containerRef}
      role="region"
      aria-label="Archive of samples"
      tabIndex={0}
      sx={{ maxWidth: 400, height: 280 }}
    >
      <Table
        size="small"
        stickyHeader
        aria-label="Samples"
        aria-rowcount={samples.length + 1}
        sx={{ whiteSpace: 'nowrap', '& thead th': { bgcolor: 'background.paper' } }}
      >
        <TableHead>
          <TableRow aria-rowindex={1}>
            <TableCell>Sample</TableCell>
            <TableCell>Test</TableCell>
            <TableCell align="right">Tube</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <tr aria-hidden style={{ height: rows.at(0)?.start }}>
            <td colSpan={3} style={{ padding: 0 }} />
          </tr>
          {samples.slice(first, first + rows.length).map(({ id, test, tube }, index) => (
            <TableRow key={id} aria-rowindex={first + index + 2}>
              <TableCell component="th" scope="row">
                {id}
              </TableCell>
              <TableCell>{test}</TableCell>
              <TableCell align="right">{tube}</TableCell>
            </TableRow>
          ))}
          <tr aria-hidden style={{ height: virtual.getTotalSize() - (rows.at(-1)?.end ?? 0) }}>
            <td colSpan={3} style={{ padding: 0 }} />
          </tr>
        </TableBody>
      </Table>
    </TableContainer>
  );
}
