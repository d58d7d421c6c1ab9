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
    <Timeline role="list" aria-label="History of the Halcyon" sx={{ m: 0 }} {...props}>
      <TimelineItem>
        <TimelineOppositeContent color="textSecondary"><time dateTime="1887">1887</time></TimelineOppositeContent>
        <TimelineSeparator>
          <TimelineDot color="primary" />
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent>Launched</TimelineContent>
      </TimelineItem>
      <TimelineItem>
        <TimelineOppositeContent color="textSecondary"><time dateTime="1926">1926</time></TimelineOppositeContent>
        <TimelineSeparator>
          <TimelineDot color="primary" />
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent>Fitted with an engine</TimelineContent>
      </TimelineItem>
      <TimelineItem>
        <TimelineOppositeContent color="textSecondary"><time dateTime="1974">1974</time></TimelineOppositeContent>
        <TimelineSeparator>
          <TimelineDot color="primary" variant="outlined" />
        </TimelineSeparator>
        <TimelineContent>Laid up</TimelineContent>
      </TimelineItem>
    </Timeline>
  `,
} satisfies PlaygroundFile;
