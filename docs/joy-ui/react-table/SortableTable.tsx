import { useState } from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';

const WALKS = [
  { name: 'Old harbor', guests: 14 },
  { name: 'City walls', guests: 9 },
  { name: 'Night market', guests: 20 },
];

export default function SortableTable() {
  const [ascending, setAscending] = useState(true);
  const sorted = [...WALKS].sort((a, b) => (ascending ? a.guests - b.guests : b.guests - a.guests));

  return (
    <Table aria-label="Walks by guests">
      <thead>
        <tr>
          <th scope="col">Walk</th>
          <th scope="col" aria-sort={ascending ? 'ascending' : 'descending'}>
            <Link
              component="button"
              underline="none"
              color="neutral"
              onClick={() => setAscending(!ascending)}
              endDecorator={ascending ? <ArrowUpwardIcon /> : <ArrowDownwardIcon />}
            >
              Guests
            </Link>
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((walk) => (
          <tr key={walk.name}>
            <td>{walk.name}</td>
            <td>{walk.guests}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
