import { useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/joy/IconButton';
import Table from '@mui/joy/Table';

export default function ExpandableRow() {
  const [open, setOpen] = useState(false);

  return (
    <Table aria-label="Walks with stops">
      <thead>
        <tr>
          <th scope="col">Walk</th>
          <th scope="col" style={{ width: 64 }}>
            Stops
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>City walls</td>
          <td>
            <IconButton
              aria-label="Stops of the city walls"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <ExpandMoreIcon sx={{ rotate: open ? '180deg' : 'none' }} />
            </IconButton>
          </td>
        </tr>
        {open && (
          <tr>
            <td colSpan={2}>North gate, bell tower, rose garden</td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
