import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const rules = [
  { id: 'hand-luggage', title: 'Hand luggage', text: 'Two pieces of up to 25 kg each.' },
  { id: 'bicycles', title: 'Bicycles', text: 'Free of charge. Tie them to the rail on deck 3.' },
  { id: 'gas', title: 'Gas bottles', text: 'Two per camper, closed and shown at check-in.' },
];
const ids = rules.map(({ id }) => id);

export default function AllAnswers() {
  const baseId = React.useId();
  const [open, setOpen] = React.useState<readonly string[]>([]);
  const allOpen = open.length === ids.length;

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Button size="small" sx={{ mb: 1 }} onClick={() => setOpen(allOpen ? [] : ids)}>
        {allOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <div>
        {rules.map(({ id, title, text }) => (
          <Accordion
            key={id}
            disableGutters
            expanded={open.includes(id)}
            onChange={(_event, expanded) =>
              setOpen(expanded ? [...open, id] : open.filter((other) => other !== id))
            }
          >
            <AccordionSummary
              id={`${baseId}-${id}-title`}
              aria-controls={`${baseId}-${id}-text`}
              expandIcon={<ExpandMoreIcon />}
            >
              <Typography component="span">{title}</Typography>
            </AccordionSummary>
            <AccordionDetails>
              <Typography variant="body2">{text}</Typography>
            </AccordionDetails>
          </Accordion>
        ))}
      </div>
    </Box>
  );
}
