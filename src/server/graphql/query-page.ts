const EXAMPLE = `{
  operatorTripList(slug: "…", limit: 5) {
    nodes { name slug price { cents currency } }
    metadata { totalCount }
  }
}`;

/** A page to try queries on, for the demo: plain HTML, its form asks /graphql itself. */
export function queryPage(): string {
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>GraphQL</title>
<h1>GraphQL</h1>
<form action="/graphql">
<p><label for="query">Query</label><br><textarea id="query" name="query" rows="20" cols="100" required>${EXAMPLE}</textarea></p>
<p><label for="variables">Variables, as JSON</label><br><textarea id="variables" name="variables" rows="4" cols="100"></textarea></p>
<p><button>Run</button></p>
</form>
</html>`;
}
