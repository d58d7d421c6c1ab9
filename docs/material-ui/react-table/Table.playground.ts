export default {
  imports: [
    "import TableBody from '@mui/material/TableBody';",
    "import TableCell from '@mui/material/TableCell';",
    "import TableContainer from '@mui/material/TableContainer';",
    "import TableHead from '@mui/material/TableHead';",
    "import TableRow from '@mui/material/TableRow';",
  ],
  template: `
    <TableContainer
      role="region"
      aria-label="Waiting list"
      tabIndex={0}
      sx={{ maxWidth: 320, height: 200 }}
    >
      <Table aria-label="Patients" {...props}>
        <TableHead>
          <TableRow>
            <TableCell>Patient</TableCell>
            <TableCell align="right">Since</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell component="th" scope="row">David Costa</TableCell>
            <TableCell align="right">8:10</TableCell>
          </TableRow>
          <TableRow>
            <TableCell component="th" scope="row">Iris Silva</TableCell>
            <TableCell align="right">8:25</TableCell>
          </TableRow>
          <TableRow>
            <TableCell component="th" scope="row">Jonah Weiss</TableCell>
            <TableCell align="right">8:40</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  `,
} satisfies PlaygroundFile;
