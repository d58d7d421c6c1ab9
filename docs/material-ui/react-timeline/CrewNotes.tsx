import * as React from 'react';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const notes = [
  { who: 'Ines Costa', text: 'Mainsail fits. One cringle to move.' },
  { who: 'Tom Harris', text: 'Keel bolts are sound, all 38 of them.' },
  { who: 'Ruth Cole', text: 'Oak for the stem arrived from the mill.' },
  { who: 'Tom Harris', text: 'Removed 11 tons of mud from the hold.' },
];

export default function CrewNotes() {
  const id = React.useId();
  const [isComplete, setIsComplete] = React.useState(false);
  const shown = isComplete ? notes : notes.slice(0, 2);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Timeline
        id={id}
        role="list"
        aria-label="Notes of the crew, newest first"
        sx={{ m: 0, p: 0, [`& .${timelineItemClasses.root}::before`]: { flex: 0, p: 0 } }}
      >
        {shown.map(({ who, text }, index) => (
          <TimelineItem key={text}>
            <TimelineSeparator>
              <TimelineDot sx={{ p: 0, border: 0, my: 1.25 }}>
                <Avatar
                  aria-hidden
                  sx={{ width: 32, height: 32, fontSize: 14, bgcolor: 'primary.main' }}
                >
                  {who.replace(/[^A-Z]/g, '')}
                </Avatar>
              </TimelineDot>
              {index < shown.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent sx={{ paddingInlineEnd: 0 }}>
              <Card variant="outlined">
                <CardContent sx={{ '&&': { py: 1.5 } }}>
                  <Typography variant="subtitle2" component="div">
                    {who}
                  </Typography>
                  <Typography variant="body2">{text}</Typography>
                </CardContent>
              </Card>
            </TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
      <Button
        aria-controls={id}
        aria-expanded={isComplete}
        onClick={() => setIsComplete(!isComplete)}
      >
        Older notes
      </Button>
    </Box>
  );
}
