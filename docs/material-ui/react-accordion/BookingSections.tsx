import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const sections = [
  {
    id: 'passengers',
    title: 'Passengers',
    short: '2 adults, 1 child',
    details: 'Ida Holm, Sven Holm and Liv Holm (7). Children under 12 sail for half the fare.',
  },
  {
    id: 'vehicle',
    title: 'Vehicle',
    short: 'Car, 4.6 m',
    details: 'License plate HN 4471, no trailer. Vehicles over 5 m pay for two lanes.',
  },
  {
    id: 'cabin',
    title: 'Cabin',
    short: 'Deck 6, window',
    details: 'Cabin 614 with four berths. The key is at the desk from 8:00 PM.',
  },
];

export default function BookingSections() {
  const baseId = React.useId();
  const [open, setOpen] = React.useState<string | undefined>('vehicle');

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      {sections.map(({ id, title, short, details }) => (
        <Accordion
          key={id}
          disableGutters
          expanded={open === id}
          onChange={(_event, expanded) => setOpen(expanded ? id : undefined)}
        >
          <AccordionSummary
            id={`${baseId}-${id}-title`}
            aria-controls={`${baseId}-${id}-details`}
            expandIcon={<ExpandMoreIcon />}
          >
            <Typography component="span" sx={{ width: '40%', flexShrink: 0 }}>
              {title}
            </Typography>
            <Typography component="span" color="textSecondary">
              {short}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography variant="body2">{details}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
