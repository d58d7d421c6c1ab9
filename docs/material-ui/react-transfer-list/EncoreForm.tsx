import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';

const works = ['Clair de lune', 'Hungarian Dance', 'Blue Danube'];

export default function EncoreForm() {
  const [encores, setEncores] = React.useState<string[]>([]);
  const [checked, setChecked] = React.useState<string[]>([]);
  const [status, setStatus] = React.useState({ error: false, text: 'Choose the encores.' });
  const moveRef = React.useRef<HTMLButtonElement>(null);
  const library = works.filter((work) => !encores.includes(work));

  const move = () => {
    setEncores(works.filter((work) => encores.includes(work) !== checked.includes(work)));
    setChecked([]);
    const text = checked.length > 0 ? `${checked.length} moved.` : 'Check a work first.';
    setStatus({ error: false, text });
  };

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget).getAll('encore');
    const text = sent.length > 0 ? `Sent: ${sent.join(', ')}` : 'Move at least one work.';
    setStatus({ error: sent.length === 0, text });
    if (sent.length === 0) {
      moveRef.current?.focus();
    }
  };

  const renderList = (title: string, items: string[]) => (
    <List
      dense
      role="list"
      aria-label={title}
      subheader={<ListSubheader disableSticky>{title}</ListSubheader>}
    >
      {items.length === 0 && <ListItem>No works</ListItem>}
      {items.map((work) => (
        <ListItem key={work}>
          <FormControlLabel
            label={work}
            control={<Checkbox size="small" checked={checked.includes(work)} />}
            onChange={(_event, isChecked) =>
              setChecked(isChecked ? [...checked, work] : checked.filter((other) => other !== work))
            }
          />
          {items === encores && <input type="hidden" name="encore" value={work} />}
        </ListItem>
      ))}
    </List>
  );

  return (
    <Stack component="form" onSubmit={handleSubmit} sx={{ gap: 1, width: '100%', maxWidth: 360 }}>
      {renderList('Library', library)}
      {renderList('Encores', encores)}
      <Button ref={moveRef} variant="outlined" onClick={move}>
        Move checked works
      </Button>
      <FormHelperText role="status" error={status.error}>
        {status.text}
      </FormHelperText>
      <Button type="submit" variant="contained">
        Send encores
      </Button>
    </Stack>
  );
}
