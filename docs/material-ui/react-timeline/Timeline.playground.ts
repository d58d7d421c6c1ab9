export default {
  exclude: ['className'],
  imports: [
    "import TimelineConnector from '@mui/lab/TimelineConnector';",
    "import TimelineContent from '@mui/lab/TimelineContent';",
    "import TimelineDot from '@mui/lab/TimelineDot';",
    "import TimelineItem from '@mui/lab/TimelineItem';",
    "import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';",
    "import TimelineSeparator from '@mui/lab/TimelineSeparator';",
  ],
  template: `
    <Timeline aria-label="History of the Halcyon" sx={{ m: 0 }} {...props}>
      <TimelineItem>
        <TimelineOppositeContent color="textSecondary">1887</TimelineOppositeContent>
        <TimelineSeparator>
          <TimelineDot color="primary" />
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent>Launched</TimelineContent>
      </TimelineItem>
      <TimelineItem>
        <TimelineOppositeContent color="textSecondary">1926</TimelineOppositeContent>
        <TimelineSeparator>
          <TimelineDot color="primary" />
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent>Fitted with an engine</TimelineContent>
      </TimelineItem>
      <TimelineItem>
        <TimelineOppositeContent color="textSecondary">1974</TimelineOppositeContent>
        <TimelineSeparator>
          <TimelineDot color="primary" variant="outlined" />
        </TimelineSeparator>
        <TimelineContent>Laid up</TimelineContent>
      </TimelineItem>
    </Timeline>
  `,
} satisfies PlaygroundFile;
