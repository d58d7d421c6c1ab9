import AddIcon from '@mui/icons-material/Add';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography, { typographyClasses } from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiAccordion: {
      defaultProps: { disableGutters: true, variant: 'outlined' },
      // Two outlines in a row would draw a double line.
      styleOverrides: { root: { '&:not(:last-of-type)': { borderBottom: 0 } } },
    },
    MuiAccordionSummary: {
      defaultProps: { expandIcon: <AddIcon /> },
      styleOverrides: {
        root: {
          [`&.${accordionSummaryClasses.focusVisible}`]: {
            outline: '2px solid',
            outlineOffset: -2,
          },
        },
        expandIconWrapper: {
          [`&.${accordionSummaryClasses.expanded}`]: { transform: 'rotate(45deg)' },
        },
        content: { [`& .${typographyClasses.root}`]: { fontWeight: 500 } },
      },
    },
  },
});

const decks = [
  { id: 'deck-7', name: 'Deck 7', text: 'Sun deck, dog area, lookout' },
  { id: 'deck-5', name: 'Deck 5', text: 'Restaurant, shop, playroom' },
];

export default function ThemedAccordions() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: '100%', maxWidth: 520 }}>
        {decks.map(({ id, name, text }, index) => (
          <Accordion key={id} defaultExpanded={index === 0}>
            <AccordionSummary id={id} aria-controls={`${id}-rooms`}>
              <Typography component="span">{name}</Typography>
            </AccordionSummary>
            <AccordionDetails>
              <Typography variant="body2">{text}</Typography>
            </AccordionDetails>
          </Accordion>
        ))}
      </Box>
    </ThemeProvider>
  );
}
