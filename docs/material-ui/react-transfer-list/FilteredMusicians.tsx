import * as React from 'react';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const musicians = [
  { name: 'Nora Lind', plays: 'Violin' },
  { name: 'Grace Hall', plays: 'Viola' },
  { name: 'Simon Reed', plays: 'Cello' },
  { name: 'Julia Frost', plays: 'Cello' },
];

export default function FilteredMusicians() {
  const id = React.useId();
  const [text, setText] = React.useState('');
  const [invited, setInvited] = React.useState(['Grace Hall']);
  const fieldRef = React.useRef<HTMLInputElement>(null);
  const found = musicians.filter(
    ({ name, plays }) =>
      !invited.includes(name) && `${name} ${plays}`.toLowerCase().includes(text.toLowerCase()),
  );

  const invite = (next: string[]) => {
    setInvited(next);
    fieldRef.current?.focus();
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField
        id={id}
        label="Name or instrument"
        size="small"
        inputRef={fieldRef}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <List
        dense
        role="list"
        aria-label="Musicians"
        sx={{ height: 200, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        {found.length === 0 && <ListItem>No other musician</ListItem>}
        {found.map(({ name, plays }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton onClick={() => invite([...invited, name])}>
              <ListItemText primary={name} secondary={plays} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2">
        {found.length} found, {invited.length} invited
      </Typography>
      <Stack sx={{ flexDirection: 'row', flexWrap: 'wrap', gap: 1 }}>
        {invited.map((name) => {
          const remove = () => invite(invited.filter((other) => other !== name));
          const label = `${name}, remove`;
          return (
            <Chip key={name} label={name} aria-label={label} onClick={remove} onDelete={remove} />
          );
        })}
      </Stack>
    </Stack>
  );
}
