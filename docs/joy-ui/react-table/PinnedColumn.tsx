import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const pinned = { position: 'sticky', insetInlineStart: 0, bgcolor: 'background.surface' };

export default function PinnedColumn() {
  return (
    <Sheet
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Guides by day"
      sx={{ overflow: 'auto' }}
    >
      <Table aria-label="Guides of the old town" sx={{ minWidth: 900 }}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ ...pinned, width: 110 }}>
              Walk
            </Box>
            <th scope="col">Monday</th>
            <th scope="col">Tuesday</th>
            <th scope="col">Wednesday</th>
            <th scope="col">Thursday</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <Box component="th" scope="row" sx={pinned}>
              City walls
            </Box>
            <td>Ines</td>
            <td>Marco</td>
            <td>Clara</td>
            <td>Ines</td>
          </tr>
        </tbody>
      </Table>
    </Sheet>
  );
}
