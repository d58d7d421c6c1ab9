import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const works = [
  { title: 'Tragic Overture', minutes: 8, isFixed: false },
  { title: 'Violin Concerto (fixed)', minutes: 42, isFixed: true },
  { title: 'New World Symphony', minutes: 45, isFixed: false },
];

export default function ProgramStates() {
  const [dropped, setDropped] = React.useState<string[]>([]);
  const [checked, setChecked] = React.useState<string[]>([]);
  const kept = works.filter(({ title }) => !dropped.includes(title));
  const droppedWorks = works.filter(({ title }) => dropped.includes(title));
  const minutes = kept.reduce((sum, work) => sum + work.minutes, 0);

  const move = () => {
    const isDropped = (title: string) => dropped.includes(title) !== checked.includes(title);
    setDropped(works.map(({ title }) => title).filter(isDropped));
    setChecked([]);
  };

  const renderList = (name: string, items: typeof works) => (
    <Paper variant="outlined" sx={{ px: 2, py: 1.5 }}>
      <Typography variant="subtitle2" component="div">
        {name}
      </Typography>
      {items.length === 0 && <Typography variant="body2">No works</Typography>}
      <List dense disablePadding role="list" aria-label={name}>
        {items.map(({ title, isFixed }) => (
          <ListItem key={title} disablePadding>
            <FormControlLabel
              label={title}
              disabled={isFixed}
              control={<Checkbox size="small" checked={checked.includes(title)} />}
              onChange={(_event, isChecked) =>
                setChecked(isChecked ? [...checked, title] : checked.filter((it) => it !== title))
              }
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 580 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, mb: 2 }}>
        {renderList('Program', kept)}
        {renderList('Dropped', droppedWorks)}
      </Box>
      <Button variant="outlined" onClick={move}>
        Move checked works
      </Button>
      <FormHelperText role="status" error={minutes > 90}>
        {minutes} of 90 minutes{minutes > 90 && ': drop a work before you publish'}
      </FormHelperText>
    </Box>
  );
}
