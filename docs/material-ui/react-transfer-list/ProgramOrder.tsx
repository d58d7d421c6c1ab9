import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ProgramOrder() {
  const [program, setProgram] = React.useState(['Water Music', 'La Mer', 'The Planets']);
  const [message, setMessage] = React.useState('Water Music opens the concert.');

  const place = (work: string, index: number) => {
    if (index < 0 || index >= program.length) {
      setMessage(`${work} is already ${index < 0 ? 'first' : 'last'}.`);
      return;
    }
    const rest = program.filter((other) => other !== work);
    setProgram([...rest.slice(0, index), work, ...rest.slice(index)]);
    setMessage(`${work} is now ${index + 1} of ${program.length}.`);
  };

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 360, px: 2, py: 1 }}>
      <List dense role="list" aria-label="Program">
        {program.map((work, index) => (
          <ListItem key={work} disablePadding>
            <ListItemText primary={`${index + 1}. ${work}`} />
            <IconButton aria-label={`Move ${work} up`} onClick={() => place(work, index - 1)}>
              <ArrowUpwardIcon />
            </IconButton>
            <IconButton aria-label={`Move ${work} down`} onClick={() => place(work, index + 1)}>
              <ArrowDownwardIcon />
            </IconButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Paper>
  );
}
