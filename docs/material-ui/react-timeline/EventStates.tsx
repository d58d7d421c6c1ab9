import type * as React from 'react';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import CheckIcon from '@mui/icons-material/Check';
import PriorityHighIcon from '@mui/icons-material/PriorityHigh';
import Typography from '@mui/material/Typography';

interface JobProps {
  title: string;
  state: string;
  isCurrent?: boolean;
  children: React.ReactNode;
}

function Job({ title, state, isCurrent = false, children }: JobProps) {
  return (
    <TimelineItem aria-current={isCurrent ? 'step' : undefined}>
      <TimelineSeparator sx={{ minWidth: 32 }}>{children}</TimelineSeparator>
      <TimelineContent sx={{ pb: 2.5, fontWeight: isCurrent ? 'bold' : 'normal' }}>
        {title}
        <Typography variant="body2" color="textSecondary">
          {state}
        </Typography>
      </TimelineContent>
    </TimelineItem>
  );
}

export default function EventStates() {
  return (
    <Timeline
      role="list"
      aria-label="Work on the deck"
      sx={{
        width: '100%',
        maxWidth: 320,
        [`& .${timelineItemClasses.root}::before`]: { flex: 0, p: 0 },
      }}
    >
      <Job title="Deck beams" state="Done">
        <TimelineDot color="success" sx={{ alignSelf: 'center' }}>
          <CheckIcon fontSize="small" />
        </TimelineDot>
        <TimelineConnector />
      </Job>
      <Job title="Insurance survey" state="Rejected: two bolts to replace">
        <TimelineDot color="error" sx={{ alignSelf: 'center' }}>
          <PriorityHighIcon fontSize="small" />
        </TimelineDot>
        <TimelineConnector />
      </Job>
      <Job title="Deck planks" state="In progress" isCurrent>
        <TimelineDot color="primary" sx={{ alignSelf: 'center' }} />
        <TimelineConnector />
      </Job>
      <Job title="Deck houses" state="Planned">
        <TimelineDot variant="outlined" color="inherit" sx={{ alignSelf: 'center' }} />
      </Job>
    </Timeline>
  );
}
