import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const questions = [
  {
    id: 'check-in',
    question: 'When does check-in close?',
    answer: '30 minutes before departure with a vehicle, and 15 minutes before on foot.',
  },
  {
    id: 'pets',
    question: 'Can my dog come along?',
    answer: 'Yes, on a leash on the open decks. Two cabins on each ship take pets.',
  },
  {
    id: 'storm',
    question: 'What if a storm cancels my crossing?',
    answer: 'You travel on the next ship, or get the full fare back within five days.',
  },
];

export default function BasicAccordion() {
  const baseId = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      {questions.map(({ id, question, answer }) => (
        <Accordion key={id}>
          <AccordionSummary
            id={`${baseId}-${id}-question`}
            aria-controls={`${baseId}-${id}-answer`}
            expandIcon={<ExpandMoreIcon />}
          >
            <Typography component="span">{question}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography color="textSecondary">{answer}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
