import * as React from 'react';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tools = ['Ladder, 10 ft', 'Picking bag'];

export default function SelectableCards() {
  const [selected, setSelected] = React.useState(['Ladder, 10 ft']);

  const toggle = (tool: string) =>
    setSelected(
      selected.includes(tool) ? selected.filter((other) => other !== tool) : [...selected, tool],
    );

  return (
    <Stack
      role="group"
      aria-label="Tools to borrow"
      spacing={2}
      sx={{ width: '100%', maxWidth: 280 }}
    >
      {tools.map((tool) => (
        <Card key={tool} variant="outlined">
          <CardActionArea
            aria-pressed={selected.includes(tool)}
            onClick={() => toggle(tool)}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              p: 2,
              '&[aria-pressed="true"]': { bgcolor: 'action.selected' },
            }}
          >
            <Typography component="span">{tool}</Typography>
            <CheckCircleIcon sx={{ opacity: selected.includes(tool) ? 1 : 0 }} />
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}
