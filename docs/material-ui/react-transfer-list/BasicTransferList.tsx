import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const works = ['Water Music', 'The Planets', 'Emperor Concerto', 'La Mer', 'The Creation'];

export default function BasicTransferList() {
  const id = React.useId();
  const [program, setProgram] = React.useState(['The Planets']);
  const [checked, setChecked] = React.useState<string[]>([]);
  const [message, setMessage] = React.useState('Check the works that you want to move.');
  const library = works.filter((work) => !program.includes(work));

  const move = (from: string[], name: string, to: string) => {
    const moving = checked.filter((work) => from.includes(work));
    const count = moving.length;
    const rest = program.filter((work) => !moving.includes(work));
    setProgram(from === program ? rest : [...program, ...moving]);
    setChecked(checked.filter((work) => !moving.includes(work)));
    setMessage(count > 0 ? `${count} moved to the ${to}.` : `Check a work in the ${name} first.`);
  };
  const toggle = (work: string, isChecked: boolean) =>
    setChecked(isChecked ? [...checked, work] : checked.filter((other) => other !== work));

  const renderList = (title: string, items: string[]) => (
    <Paper variant="outlined" sx={{ flex: 1, minHeight: { sm: 220 }, py: 1 }}>
      <Typography id={`${id}${title}`} variant="subtitle2" component="div" sx={{ px: 2 }}>
        {title}
      </Typography>
      <List dense disablePadding role="list" aria-labelledby={`${id}${title}`}>
        {items.map((work) => (
          <ListItem key={work} disablePadding sx={{ px: 2 }}>
            <FormControlLabel
              label={work}
              control={<Checkbox size="small" checked={checked.includes(work)} />}
              onChange={(_event, isChecked) => toggle(work, isChecked)}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 560 }}>
      <Stack sx={{ flexDirection: { sm: 'row' }, alignItems: { sm: 'center' }, gap: 2 }}>
        {renderList('Library', library)}
        <Stack sx={{ flexDirection: { xs: 'row', sm: 'column' }, gap: 1 }}>
          <Button variant="outlined" onClick={() => move(library, 'library', 'program')}>
            Add
          </Button>
          <Button variant="outlined" onClick={() => move(program, 'program', 'library')}>
            Remove
          </Button>
        </Stack>
        {renderList('Program', program)}
      </Stack>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
