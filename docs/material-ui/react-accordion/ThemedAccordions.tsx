import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const decks = [
  { id: 'deck-7', name: 'Deck 7', text: 'Sun deck, dog area, lookout' },
  { id: 'deck-5', name: 'Deck 5', text: 'Restaurant, shop, playroom' },
];

export default function ThemedAccordions() {
  const accordionsId = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      {decks.map(({ id, name, text }, index) => (
        <Accordion key={id} defaultExpanded={index === 0}>
          <AccordionSummary
            id={`${accordionsId}-${id}`}
            aria-controls={`${accordionsId}-${id}-rooms`}
          >
            <Typography component="span">{name}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography variant="body2">{text}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
