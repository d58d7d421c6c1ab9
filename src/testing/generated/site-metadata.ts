const siteMetadata = { docusaurusVersion: 'test', pluginVersions: {} };

export default siteMetadata;
