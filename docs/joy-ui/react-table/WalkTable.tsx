import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const WALKS = [
  { name: 'Old harbor', guide: 'Ines', guests: 14 },
  { name: 'City walls', guide: 'Marco', guests: 9 },
  { name: 'Night market', guide: 'Clara', guests: 20 },
];

export default function WalkTable() {
  return (
    <Sheet variant="outlined" sx={{ borderRadius: 'md', overflow: 'hidden' }}>
      <Table sx={{ '--TableCell-cornerRadius': '0px', '& tr > :last-child': { textAlign: 'end' } }}>
        <caption>Guided walks on Saturday</caption>
        <thead>
          <tr>
            <th scope="col" style={{ width: '45%' }}>
              Walk
            </th>
            <th scope="col">Guide</th>
            <th scope="col">Guests</th>
          </tr>
        </thead>
        <tbody>
          {WALKS.map((walk) => (
            <tr key={walk.name}>
              <th scope="row">{walk.name}</th>
              <td>{walk.guide}</td>
              <td>{walk.guests}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td>43</td>
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}
