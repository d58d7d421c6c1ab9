export default {
  exclude: ['defaultExpanded', 'expanded'],
  examples: { variant: ['elevation', 'outlined'], elevation: [0, 1, 4, 12] },
  imports: [
    "import ExpandMoreIcon from '@mui/icons-material/ExpandMore';",
    "import AccordionDetails from '@mui/material/AccordionDetails';",
    "import AccordionSummary from '@mui/material/AccordionSummary';",
    "import Box from '@mui/material/Box';",
    "import Typography from '@mui/material/Typography';",
  ],
  template: `
    <Box sx={{ width: 300, minHeight: 150 }}>
      <Accordion defaultExpanded slotProps={{ heading: { component: 'h2' } }} {...props}>
        <AccordionSummary
          id="night-ferry"
          aria-controls="night-ferry-details"
          expandIcon={<ExpandMoreIcon />}
        >
          <Typography component="span">Night ferry</Typography>
        </AccordionSummary>
        <AccordionDetails>
          <Typography variant="body2">Boarding from 9:30 PM, deck 4</Typography>
        </AccordionDetails>
      </Accordion>
    </Box>
  `,
} satisfies PlaygroundFile;
