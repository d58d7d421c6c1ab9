import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';

const works = ['Water Music', 'The Planets', 'La Mer'];

export default function SmallTransferList() {
  const [program, setProgram] = React.useState(['The Planets']);
  const [checked, setChecked] = React.useState<string[]>([]);
  const library = works.filter((work) => !program.includes(work));

  const move = () => {
    setProgram(works.filter((work) => program.includes(work) !== checked.includes(work)));
    setChecked([]);
  };

  const renderWork = (work: string) => (
    <ListItem key={work}>
      <FormControlLabel
        label={work}
        control={<Checkbox checked={checked.includes(work)} />}
        onChange={(_event, isChecked) =>
          setChecked(isChecked ? [...checked, work] : checked.filter((other) => other !== work))
        }
      />
    </ListItem>
  );

  return (
    <Stack sx={{ flexDirection: { sm: 'row' } }}>
      <List role="list" aria-label="Library" subheader={<ListSubheader>Library</ListSubheader>}>
        {library.map(renderWork)}
      </List>
      <Button onClick={move} sx={{ alignSelf: 'center' }}>
        Move checked works
      </Button>
      <List role="list" aria-label="Program" subheader={<ListSubheader>Program</ListSubheader>}>
        {program.map(renderWork)}
      </List>
    </Stack>
  );
}
