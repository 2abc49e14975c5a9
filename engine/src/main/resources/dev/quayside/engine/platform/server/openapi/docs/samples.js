// One request in five languages, of what the document says of an operation.
window.codeSamples = function (method, url, body) {
  const json = body === undefined ? null : JSON.stringify(body, null, 2);
  const keyed = method === 'POST';
  const escaped = json && json.replace(/\\/g, '\\\\').replace(/"""/g, '\\"""');
  const lines = (...all) => all.filter((line) => line !== null).join('\n');
  return {
    curl: lines(
      `curl -X ${method} '${url}' \\`,
      keyed ? `  -H 'Idempotency-Key: order-1001' \\` : null,
      json ? `  -H 'Content-Type: application/json' \\` : null,
      `  -H "X-API-Key: $QUAYSIDE_KEY"` + (json ? ' \\' : ''),
      json && `  -d '${json.replace(/'/g, `'\\''`)}'`,
    ),
    'Node.js': lines(
      `const answer = await fetch('${url}', {`,
      `  method: '${method}',`,
      '  headers: {',
      `    'X-API-Key': process.env.QUAYSIDE_KEY,`,
      keyed ? `    'Idempotency-Key': 'order-1001',` : null,
      json ? `    'Content-Type': 'application/json',` : null,
      '  },',
      json && `  body: JSON.stringify(${json.replace(/\n/g, '\n  ')}),`,
      '});',
      'console.log(answer.status, await answer.text());',
    ),
    Python: lines(
      'import os, urllib.request',
      '',
      json && `body = """${escaped}"""`,
      `request = urllib.request.Request('${url}', method='${method}', headers={`,
      `    'X-API-Key': os.environ['QUAYSIDE_KEY'],`,
      keyed ? `    'Idempotency-Key': 'order-1001',` : null,
      json ? `    'Content-Type': 'application/json',` : null,
      json ? '}, data=body.encode())' : '})',
      'with urllib.request.urlopen(request) as answer:',
      '    print(answer.status, answer.read())',
    ),
    Java: lines(
      'import java.net.URI;',
      'import java.net.http.*;',
      '',
      json && `var body = """\n${escaped}""";`,
      `var request = HttpRequest.newBuilder(URI.create("${url}"))`,
      '    .header("X-API-Key", System.getenv("QUAYSIDE_KEY"))',
      keyed ? '    .header("Idempotency-Key", "order-1001")' : null,
      json ? '    .header("Content-Type", "application/json")' : null,
      `    .method("${method}", HttpRequest.BodyPublishers.${json ? 'ofString(body)' : 'noBody()'})`,
      '    .build();',
      'var answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
      'System.out.println(answer.statusCode() + " " + answer.body());',
    ),
    PHP: lines(
      '<?php',
      json && `$body = <<<'JSON'\n${json}\nJSON;`,
      `$request = curl_init('${url}');`,
      'curl_setopt_array($request, [',
      `    CURLOPT_CUSTOMREQUEST => '${method}',`,
      '    CURLOPT_RETURNTRANSFER => true,',
      json ? '    CURLOPT_POSTFIELDS => $body,' : null,
      '    CURLOPT_HTTPHEADER => [',
      `        'X-API-Key: ' . getenv('QUAYSIDE_KEY'),`,
      keyed ? `        'Idempotency-Key: order-1001',` : null,
      json ? `        'Content-Type: application/json',` : null,
      '    ],',
      ']);',
      'echo curl_exec($request);',
    ),
  };
};
